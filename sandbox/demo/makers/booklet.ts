import PdfDocument from 'pdfkit';
import type { Manual } from './manual.ts';

const MARGIN = 48;

/** Replaces what the standard PDF fonts lack: they cover Windows-1252 only. */
const plain = (text: string): string => text.replaceAll('−', '-').replaceAll('⁄', '/');

/** Prints a manual as an A5 PDF, tagged for screen readers. */
export function printBooklet({ maker, model, name, chapters }: Manual): Promise<Buffer> {
  const pdf = new PdfDocument({
    size: 'A5',
    margin: MARGIN,
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `Manual, ${maker} ${model}` },
  });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const write = (kind: 'H1' | 'H2' | 'P', font: string, size: number, text: string, gap: number) => {
    pdf.moveDown(gap);
    root.add(pdf.struct(kind, {}, () => pdf.font(font).fontSize(size).text(plain(text))));
  };
  write('H1', 'Helvetica-Bold', 20, `${maker} ${model}`, 0);
  write(
    'P',
    'Helvetica',
    10,
    `Manual for the ${name}. The maker and the appliance are invented, for a demonstration.`,
    0.4,
  );
  for (const { title, lines } of chapters) {
    if (pdf.y > pdf.page.height - 3 * MARGIN) pdf.addPage();
    write('H2', 'Helvetica-Bold', 13, title, 1);
    for (const line of lines) write('P', 'Helvetica', 10, line, 0.35);
  }
  root.end();
  pdf.end();
  return done;
}
