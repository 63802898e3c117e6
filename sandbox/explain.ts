const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC', 'EEXIST'];

/**
 * Returns one sentence that says what is wrong and how to fix it, or the error's own message if it is not a known one.
 */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const port = 'port' in error ? error.port : '';
  if (code === 'EADDRINUSE')
    return `Port ${port} is busy. Stop what listens there, or set SANDBOX_PORT to another port.`;
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return `Port ${port} may not be used by this account. Set SANDBOX_PORT to a port above 1023.`;
  }
  if (typeof code === 'string' && UNWRITABLE.includes(code)) {
    return `The sandbox cannot write its data: ${error.message}. Fix the folder's permissions, or set SANDBOX_DATA to another folder.`;
  }
  if (error.message.includes('unable to open database file') || error.message.includes('readonly database')) {
    return `The sandbox cannot open its store: ${error.message}. Fix the folder's permissions, or set SANDBOX_DATA to another folder.`;
  }
  if (error.message.includes('database is locked')) {
    return 'The store is in use by another process. Stop it, or set SANDBOX_DATA to another folder.';
  }
  return error.message;
}
