import 'server-only';
import PdfDocument from 'pdfkit';
import { inPdfLetters } from './pdf-letters';
import type { Sheet } from './types';

const MARGIN = 56;

/** Renders a sheet on A4, tagged for screen readers. */
export async function sheetPdf({ title, subject, lines, groups, foot }: Sheet): Promise<Buffer<ArrayBuffer>> {
  const pdf = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `${title}, ${subject}` },
  });
  const parts: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const width = pdf.page.width - 2 * MARGIN;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const tagged = (kind: 'H1' | 'H2' | 'P', draw: () => void) => root.add(pdf.struct(kind, {}, draw));

  tagged('H1', () => pdf.font('Helvetica-Bold').fontSize(20).text(inPdfLetters(title)));
  pdf.moveDown(0.5);
  tagged('P', () =>
    pdf
      .font('Helvetica')
      .fontSize(11)
      .text(inPdfLetters(lines.join('\n'))),
  );
  for (const group of groups) {
    if (pdf.y > pdf.page.height - 2.5 * MARGIN) pdf.addPage();
    pdf.moveDown(1);
    tagged('H2', () => pdf.font('Helvetica-Bold').fontSize(13).text(inPdfLetters(group.title), MARGIN));
    for (const { label, value } of group.rows) {
      pdf.font('Helvetica').fontSize(10).moveDown(0.3);
      tagged('P', () =>
        pdf
          .text(inPdfLetters(`${label}  `), MARGIN, pdf.y, { width, continued: true })
          .text(inPdfLetters(value), { align: 'right' }),
      );
    }
  }
  pdf.moveDown(1.5);
  tagged('P', () => pdf.fontSize(9).text(inPdfLetters(foot), MARGIN, pdf.y, { width }));
  root.end();
  pdf.end();
  await done;
  return Buffer.concat(parts);
}
