import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import type { Feature } from 'write-excel-file/node';

export type WorkbookContent = Stream | Buffer | Blob;

/**
 * Page setup of a workbook's sheets. Excel accepts the XML elements only in the order of ECMA-376 part 1, 18.3.1.99.
 */
export const pageSetup = (isMap: (sheetIndex: number) => boolean): Feature<WorkbookContent> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _options, { sheetIndex }) =>
          xml
            .replace('<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
            .replace(/<pageMargins [^>]*>/, `<printOptions horizontalCentered="1"/>${margins}`)
            .replace(
              '<pageSetup ',
              `<pageSetup fitToWidth="1" fitToHeight="${isMap(sheetIndex) ? 1 : 0}" `,
            )
            // If only rows are frozen, the library write-excel-file marks a pane as active that the sheet does not
            // have.
            .replace(
              /(<pane (?![^>]*xSplit="[1-9])[^>]*)activePane="bottomRight"/,
              '$1activePane="bottomLeft"',
            ),
      },
    },
  },
});

const margins =
  '<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>';
