# Lo que solo dicen las lecciones.

web-lessons = Aprende jugando
web-lessons-about = Lecciones de unos minutos, en la mesa de verdad. Nada puede salir mal: todo error se deshace.
web-never-played = ¿Es tu primera vez? Cuatro minutos.
web-never-played-about = Aprende jugando: una frase y un toque cada vez.
web-lesson-step = Paso { $step } de { $of }
web-lesson-minutes = { $minutes } min
web-lesson-is-done = Hecha
web-lesson-on = Continuar
web-lesson-look = Echa un vistazo y continúa.
web-lesson-show = Enséñame
web-lesson-retry = Deshacer
web-lesson-back = Un paso atrás
web-lesson-again = Desde el principio
web-lesson-done = ¡Bien hecho!
web-lesson-next = Siguiente lección: { $title }
web-lesson-of-game = Apréndelo en { $minutes } minutos
web-lesson-to-table = Volver a la mesa
web-no-lesson = No se han podido cargar las lecciones. Prueba de nuevo en un momento.
web-while-waiting = ¿Tu primera vez? Mientras llegan los demás:
web-while-waiting-rules = Las reglas en un minuto
web-while-waiting-back = Tu sitio queda guardado; cuando empiece la partida, estarás de vuelta en la mesa.
