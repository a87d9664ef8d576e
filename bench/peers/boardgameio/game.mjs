// The least a game can be: two players in turn append a number. What is measured is the server
// around the rules, so the rules must cost nothing.

export const numbers = {
  name: "numbers",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ numbers: [] }),
  turn: { minMoves: 1, maxMoves: 1 }, // one move each, then the other
  moves: {
    append: ({ G }, number) => {
      G.numbers.push(number);
    },
  },
};
