import { AppError } from '../../kernel/errors/AppError.ts'

/** The limits of a single file's content, checked before and while it is decompressed. */
export const fileLimits = {
  characters: 2_000_000,
  /** The limit including what a table's rows repeat: more than an agent's index may hold. */
  repeatedCharacters: 5_000_000,
  /** Headings of a Markdown file, pages of a PDF, blocks of rows. */
  sections: 20_000,
  pdfPages: 1_000,
  /** Objects of a PDF, which can be counted without decompression. */
  pdfObjects: 200_000,
  zipEntries: 2_000,
  /** The decompressed size of an archive's part that is read as a whole. */
  inflatedBytes: 30_000_000,
  /** The decompressed size of a part that is read as a stream, such as a sheet. */
  streamedBytes: 400_000_000,
  /** Cells of a workbook, including empty ones. */
  tableCells: 3_000_000,
  tableColumns: 500,
} as const

export function tooLong(): AppError {
  return new AppError('file-too-large', 'fileTooLong')
}

/** Returns the error for a file that takes too much time or memory to read. */
export function tooMuchWork(): AppError {
  return new AppError('file-too-large', 'fileTooMuchToRead')
}
