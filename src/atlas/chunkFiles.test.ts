import {expect, it} from 'vitest';
import {withoutLateChunks} from './chunkFiles';

const runtime = `
// webpack/runtime/get javascript chunk filename
(() => {
__webpack_require__.u = (chunkId) => {
  return "assets/js/" + ({"10": "aaaa0000","20": "atlas",}[chunkId] || chunkId) + "." + {"10": "11111111","20": "22222222","30": "33333333",}[chunkId] + ".js"
}
})();
// webpack/runtime/get mini-css chunk filename
(() => {
__webpack_require__.miniCssF = (chunkId) => {
  return "assets/css/" + chunkId + "." + {"10": "44444444",}[chunkId] + ".css"
}
})();
// ChunkAssetRuntimeModule
(() => {
__webpack_require__.gca = function(chunkId) { chunkId = {"aaaa0000":"10","atlas":"20"}[chunkId]||chunkId; return __webpack_require__.p + __webpack_require__.u(chunkId); };
})();
`;

it('takes late scripts out of the runtime, and nothing else', () => {
  const late = [
    {id: '10', name: 'aaaa0000', file: 'assets/js/aaaa0000.11111111.js'},
    {id: '30', name: undefined, file: 'assets/js/30.33333333.js'},
  ];
  expect(withoutLateChunks(runtime, late)).toBe(
    runtime
      .replace('"10": "aaaa0000",', '')
      .replace('"10": "11111111",', '')
      .replace('"30": "33333333",', '')
      .replace('"aaaa0000":"10",', ''),
  );
});
