/** Rich text as the content service keeps it: blocks with blocks or lines in them. */
export type RichBlock = { nodeType: string; data: RichData; content: RichNode[] };
export type RichText = { nodeType: 'text'; value: string; marks: { type: string }[]; data: RichData };
export type RichNode = RichBlock | RichText;
type RichData = { uri?: string };

export const isText = (node: RichNode): node is RichText => node.nodeType === 'text';
