const box = new mosparo(
  'mosparo-box',
  'https://mosparo.example.com',
  'YOUR_PROJECT_UUID',
  'YOUR_PUBLIC_KEY',
  {loadCssResource: true},
);

// Shorter than the retention period of the installation (24 hours by default).
const maximumAge = 12 * 60 * 60 * 1000;
let requestedAt = Date.now();

function renewToken() {
  requestedAt = Date.now();
  box.resetState();
  box.requestSubmitToken();
}

// The page comes back from the back/forward cache, with its old token.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) renewToken();
});

// The visitor returns to a tab that was open for hours.
document.addEventListener('visibilitychange', () => {
  const isOld = Date.now() - requestedAt > maximumAge;
  if (document.visibilityState === 'visible' && isOld) renewToken();
});
