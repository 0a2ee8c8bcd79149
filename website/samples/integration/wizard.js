// Several forms on one page, one after the other. All share the token of the first.
const steps = [...document.querySelectorAll('.wizard form')];
const status = document.querySelector('.wizard [role="status"]');
const last = steps.length - 1;
const boxes = [];
let isSending = false;

function showStep(index) {
  status.textContent = '';
  steps.forEach((form, position) => {
    form.hidden = position !== index;
  });
  if (!boxes[index]) startStep(index);
}

function startStep(index) {
  const container = steps[index].querySelector('.mosparo-box');
  boxes[index] = new mosparo(
    container.id,
    'https://mosparo.example.com',
    'YOUR_PROJECT_UUID',
    'YOUR_PUBLIC_KEY',
    {
      loadCssResource: index === 0,
      isMultiStepForm: true,
      isLastStep: index === last,
      submitToken: index === 0 ? null : boxes[0].getSubmitToken(),
      onFormDataStored: () => continueAfter(index, container),
    },
  );
  // After "new mosparo": reached when a stored step is sent again unchanged,
  // or when the last step was checked.
  steps[index].addEventListener('submit', (event) => {
    event.preventDefault();
    if (index < last) showStep(index + 1);
    else void send();
  });
  steps[index].querySelector('.back')?.addEventListener('click', () => showStep(index - 1));
}

// The script calls this after errors too, and leaves its overlay to you.
function continueAfter(index, container) {
  for (const overlay of container.querySelectorAll('.mosparo__loader-visible')) {
    overlay.classList.remove('mosparo__loader-visible');
  }
  if (container.classList.contains('mosparo__checked')) showStep(index + 1);
  else status.textContent = 'This step was not stored. Please try again.';
}

async function send() {
  // A second click would send the same token again, which works only once.
  if (isSending) return;
  isSending = true;
  const request = {method: 'POST', body: allFields()};
  const response = await fetch(steps[last].action, request).catch(() => undefined);
  isSending = false;
  status.textContent = response?.ok
    ? 'Thank you for your message.'
    : 'Your message was not sent. Please reload the page and start again.';
}

// Fields of all steps, but the tokens of the last one only.
function allFields() {
  const body = new URLSearchParams();
  for (const form of steps) {
    for (const [name, value] of new FormData(form)) {
      if (form === steps[last] || !name.startsWith('_mosparo_')) body.append(name, value);
    }
  }
  return body;
}

showStep(0);
