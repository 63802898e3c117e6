/** A change that the catalogue does not allow. The message is for the person who requested it. */
export class ChangeRefused extends Error {}
