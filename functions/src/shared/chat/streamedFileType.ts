/** The content type of a request whose body is a file, taken piece by piece; no door reads it as a whole. */
export const streamedFileType = 'application/vnd.parley.file'

/** What a file is called, as `encodeURIComponent` writes it. */
export const fileNameHeader = 'x-file-name'
