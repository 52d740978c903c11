import { AppError } from '../../kernel/errors/AppError.ts'

/** How much a single file may hold, whatever it weighs: checked before and while it is unpacked. */
export const fileLimits = {
  characters: 2_000_000,
  /** The same with what a table's rows repeat: more than an agent's index may hold. */
  repeatedCharacters: 5_000_000,
  /** Headings of a Markdown file, pages of a PDF, blocks of rows. */
  sections: 20_000,
  pdfPages: 1_000,
  /** Objects of a PDF that are there to be counted without unpacking it. */
  pdfObjects: 200_000,
  zipEntries: 2_000,
  /** What may come out of one part of an archive that is read as a whole. */
  inflatedBytes: 30_000_000,
  /** The same of a part that is read in pieces, such as a sheet. */
  streamedBytes: 400_000_000,
  /** Cells of a workbook, empty ones among them. */
  tableCells: 3_000_000,
  tableColumns: 500,
} as const

export function tooLong(): AppError {
  return new AppError('file-too-large', 'fileTooLong')
}

/** What is said of a file that was given up because reading it took too much. */
export function tooMuchWork(): AppError {
  return new AppError('file-too-large', 'fileTooMuchToRead')
}
