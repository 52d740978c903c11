import Papa from 'papaparse'
import { ExportRefusal } from '../parsing/ExportRefusal.ts'
import type { TemplateDraft } from '../draft/TemplateDraft.ts'

/** More rows than an agent may have sources are counted, not kept. */
const maxRows = 20_000
const maxColumns = 50

const questionNames =
  /^(q|questions?|prompt|user|utterance|frage|pregunta|domanda|vraag|pergunta|سؤال|السؤال)$/i
const answerNames =
  /^(a|answers?|response|reply|bot|antwort|réponse|reponse|respuesta|risposta|antwoord|resposta|جواب|الجواب|إجابة|الإجابة)$/i

/**
 * Fills a template with the questions and answers of a table: the columns of these names, in any language of
 * the dashboard, or the first two. Throws an `ExportRefusal` for a table without any pair.
 */
export function readPairs(text: string, draft: TemplateDraft): void {
  const [head = [], ...rest] = rowsOf(text)
  const [question, answer] = columnsOf(head)
  const hasNames = question !== undefined && answer !== undefined
  const [from, to] = hasNames ? [question, answer] : [0, 1]
  const rows = hasNames ? rest : [head, ...rest]
  const others = hasNames ? head.filter((_, at) => at !== from && at !== to) : head.slice(2)
  for (const name of others) draft.losses.add('columns', name)
  for (const cells of rows) {
    const [questionText = '', answerText = ''] = [cells[from], cells[to]]
    if (questionText && answerText) draft.addPair(questionText, answerText)
    else draft.losses.add('incompleteRows')
  }
  if (draft.isEmpty) throw new ExportRefusal('noPairs')
}

/** Returns a file's text: UTF-8, or what older spreadsheets write. */
export function decodeTable(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function rowsOf(text: string): string[][] {
  const table = text.replace(/^sep=.\r?\n/i, '')
  const rows: string[][] = []
  Papa.parse<string[]>(table, {
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: 'greedy',
    step: ({ data }, parser) => {
      const cells = data.slice(0, maxColumns).map((cell) => cell.trim())
      if (cells.some(Boolean)) rows.push(cells)
      if (rows.length > maxRows) parser.abort()
    },
  })
  if (rows.length > maxRows) throw new ExportRefusal('exportTooMany')
  return rows
}

function columnsOf(head: readonly string[]): [number | undefined, number | undefined] {
  const find = (names: RegExp) => {
    const at = head.findIndex((name) => names.test(name))
    return at < 0 ? undefined : at
  }
  return [find(questionNames), find(answerNames)]
}
