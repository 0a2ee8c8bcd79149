document.querySelector('[name=message]').classList.add('mosparo__ignored-field');
