/** Unit tests run what the browser runs: effects and derived values, not a server's still picture. */
export default { name: "client", viteEnvironment: "client", setup: () => ({ teardown() {} }) };
