/** Whether the browser asks for reduced data use (`Save-Data`). Browser only. */
export const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;
