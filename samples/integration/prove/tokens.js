['submitToken', 'validationToken']
  .map((name) => `${name}=${document.querySelector(`[name=_mosparo_${name}]`).value}`)
  .join('\n');
