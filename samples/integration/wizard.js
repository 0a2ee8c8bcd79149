// Several forms on one page, one after the other. All share the token of the first.
const steps = [...document.querySelectorAll('.wizard form')];
const last = steps.length - 1;
const boxes = [];

function showStep(index) {
  steps.forEach((form, position) => {
    form.hidden = position !== index;
  });
  if (!boxes[index]) startStep(index);
}

function startStep(index) {
  boxes[index] = new mosparo(
    steps[index].querySelector('.mosparo-box').id,
    'https://mosparo.example.com',
    'YOUR_PROJECT_UUID',
    'YOUR_PUBLIC_KEY',
    {
      loadCssResource: index === 0,
      isMultiStepForm: true,
      isLastStep: index === last,
      submitToken: index === 0 ? null : boxes[0].getSubmitToken(),
      onFormDataStored: () => showStep(index + 1),
    },
  );
  // After "new mosparo": reached when a stored step is sent again unchanged,
  // or when the last step was checked.
  steps[index].addEventListener('submit', (event) => {
    event.preventDefault();
    if (index < last) showStep(index + 1);
    else void fetch(steps[last].action, {method: 'POST', body: allFields()});
  });
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
