const host = 'https://mosparo.example.com';
const uuid = 'YOUR_PROJECT_UUID';
const publicKey = 'YOUR_PUBLIC_KEY';

// region:first
// Page of the first step: the form is stored when the visitor continues.
const firstStep = new mosparo('mosparo-box', host, uuid, publicKey, {
  loadCssResource: true,
  isMultiStepForm: true,
});
// endregion:first

// region:middle
// Pages in between. Your server has put the submit token that came with the
// first step into the page, for example as <form data-submit-token="…">.
const middleStep = new mosparo('mosparo-box', host, uuid, publicKey, {
  loadCssResource: true,
  isMultiStepForm: true,
  submitToken: document.querySelector('form').dataset.submitToken,
});
// endregion:middle

// region:last
// Page of the last step: here the visitor sees the box, and everything is checked.
const lastStep = new mosparo('mosparo-box', host, uuid, publicKey, {
  loadCssResource: true,
  isMultiStepForm: true,
  isLastStep: true,
  submitToken: document.querySelector('form').dataset.submitToken,
});
// endregion:last
