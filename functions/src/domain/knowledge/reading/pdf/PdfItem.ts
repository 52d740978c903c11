/** A run of letters at its position on a page; lengths in points, from the bottom left. */
export interface PdfItem {
  text: string
  x: number
  y: number
  width: number
  height: number
}

/** A line of a page or of one of its columns. */
export interface PdfLine {
  text: string
  x: number
  y: number
  width: number
  height: number
}
