for (const name of ['submitToken', 'validationToken']) {
  console.log(`${name}=${document.querySelector(`[name=_mosparo_${name}]`).value}`);
}
