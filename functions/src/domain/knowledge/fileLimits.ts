import { AppError } from '../AppError.ts'

/** How much a single file may hold, whatever it weighs: checked before and while it is unpacked. */
export const fileLimits = {
  characters: 2_000_000,
  /** Headings of a Markdown file, pages of a PDF, blocks of rows. */
  sections: 20_000,
  pdfPages: 500,
  /** Objects of a PDF that are there to be counted without unpacking it. */
  pdfObjects: 200_000,
  zipEntries: 2_000,
  /** What may come out of one part of a Word document. */
  inflatedBytes: 30_000_000,
  tableColumns: 500,
} as const

export function tooLong(): AppError {
  return new AppError('file-too-large', 'fileTooLong')
}

/** What is said of a file that was given up because reading it took too much. */
export function tooMuchWork(): AppError {
  return new AppError('file-too-large', 'fileTooMuchToRead')
}
