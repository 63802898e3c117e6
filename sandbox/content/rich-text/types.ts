/** Contentful's rich text: blocks that contain blocks or inline nodes. */
export type RichBlock = { nodeType: string; data: RichData; content: RichNode[] };
export type RichText = { nodeType: 'text'; value: string; marks: { type: string }[]; data: RichData };
export type RichNode = RichBlock | RichText;
type RichData = { uri?: string };

export const isText = (node: RichNode): node is RichText => node.nodeType === 'text';
