/** A change that the catalogue does not allow; the message is for the person who asked for it. */
export class ChangeRefused extends Error {}
