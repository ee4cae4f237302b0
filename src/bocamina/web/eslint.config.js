import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
    { ignores: ["dist"] },
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    { languageOptions: { globals: globals.browser } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser } },
    },
    {
        rules: {
            // Lists of words that never change their order need no key.
            "svelte/require-each-key": "off",
            "@typescript-eslint/no-unused-vars": [
                "error",
                { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
            ],
            // Maps and sets that nobody watches are as fast as they come.
            "svelte/prefer-svelte-reactivity": "off",
        },
    },
    {
        files: ["**/*.ts", "**/*.svelte"],
        ignores: ["**/*.test.ts"],
        // As tests/test_sizes.py has it for Python.
        rules: { "max-lines-per-function": ["error", { max: 60 }] },
    },
);
