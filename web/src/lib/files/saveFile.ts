import { savePieces, type TextType } from './savePieces.ts'

/** Downloads a text as a file. */
export function saveFile(name: string, text: string, type: TextType): void {
  savePieces(name, [text], type)
}
