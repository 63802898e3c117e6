import MarkdownIt from 'markdown-it';
import { htmlNodes } from './from-html';
import type { RichNode } from './types';

/** Specification §9: HTML within it, links without brackets, and line breaks as typed. */
const markdown = new MarkdownIt({ html: true, linkify: true, breaks: true });

export const markdownNodes = (text: string): RichNode[] => htmlNodes(markdown.render(text));
