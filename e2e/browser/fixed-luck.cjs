// Loaded before the bots of a server under test: their luck is always this number, so that tests know what they decide
// (BOTS_LUCK in plan.ts).
Math.random = () => 0.5;
