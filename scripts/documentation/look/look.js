// The theme that was chosen in the games, before anything is drawn.
try {
  const { theme } = JSON.parse(localStorage.getItem("bocamina-settings") ?? "{}");
  if (theme === "lamp" || theme === "daylight") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden or hold nonsense.
}
