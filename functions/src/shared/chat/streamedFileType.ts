/** The content type of a file upload that is streamed; no endpoint reads such a body as a whole. */
export const streamedFileType = 'application/vnd.parley.file'

/** The header with the file's name, encoded by `encodeURIComponent`. */
export const fileNameHeader = 'x-file-name'
