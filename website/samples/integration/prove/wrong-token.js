document.querySelector('[name=_mosparo_validationToken]').value = 'invented';
