/** What an imported style sheet is in tests. */
export {};
