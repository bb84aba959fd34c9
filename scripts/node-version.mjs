// Whether this Node.js can run the project; asked before anything is installed or built.

/**
 * @param version what runs, such as `v20.19.0`
 * @param range what package.json asks for, `>=` and a version
 * @returns why not, for people; null when it can
 */
export function refusalOfNode(version, range) {
  const [have, want] = [version, range].map((text) => text.replace(/^\D+/, '').split('.').map(Number));
  for (let i = 0; i < want.length; i++) {
    if (have[i] > want[i]) return null;
    if (have[i] < want[i]) {
      return `This needs Node.js ${want.join('.')} or newer; here is ${have.join('.')}. Nothing was installed.`;
    }
  }
  return null;
}
