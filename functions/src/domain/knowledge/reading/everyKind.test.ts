import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { detectKind, headBytes } from './detectKind.ts'
import { extractText } from './extractText.ts'

/**
 * Files from real programs, named in their file names; each is parsed with the right words in the right
 * section, or refused with a true sentence.
 */
const folder = join(import.meta.dirname, '../../../../test/files/kinds')

/** Name of the file; the section's title after the file's; words of that section. */
const read: [string, string, string][] = [
  ['big5.txt', '', '退貨請於十四天內辦理'],
  [
    'chromium-arabic.pdf',
    ', page 1',
    'يمكن إرجاع الدراجة خلال 30 يومًا من الشراء مع فاتورة Parley Pro رقم A-4711',
  ],
  ['chromium-arabic.pdf', ', page 1', 'والهاتف +49 30 1234567'],
  ['chromium-columns.pdf', ', page 1', 'register the bicycle within four weeks.'],
  ['chromium-hebrew.pdf', ', page 1', 'ניתן להחזיר מוצר תוך 14 ימים (עם קבלה) דרך Parley Shop'],
  ['chromium-japanese.pdf', ', page 1', '商品到着後十四日以内であれば、未使用の商品に限り'],
  ['comments.csv', ', row 2', 'name: sail, large; price: 212'],
  ['contents.txt', '', 'Pull the red lever.'],
  ['euc-jp.txt', '', '送料は無料です'],
  ['euc-kr.txt', '', '배송비는 고객이 부담합니다'],
  ['gb18030.csv', ', row 1', '型号: QX-20; 名称: 净水器; 价格: 1299'],
  ['koi8-r.txt', '', 'Гарантия на лодку действует семь лет'],
  ['latin-1.csv', ', row 2', 'Größe: Groß; Preis: 12,00; Lager: Düsseldorf'],
  ['openpyxl-merged.xlsx', ', sheet Menu, row 4', 'Kind: Soup; Dish: Leek; Euro: 6'],
  ['openpyxl-prices.xlsx', ', sheet Sofas', 'Price list 2026'],
  [
    'openpyxl-prices.xlsx',
    ', sheet Sofas, row 5',
    'Model: Skagen; Width: 180; Price: 0.3; Since: 2025-11-30',
  ],
  ['openpyxl-prices.xlsx', ', sheet Hours, row 3', 'Day: Delivered; Opens: 2026-01-05 14:45'],
  ['pptxgenjs-arabic.pptx', ', slide 1', 'ضمان سنتان'],
  ['pptxgenjs-kayaks.pptx', ', slide 1: Why kayaks', 'Say that the blue one is lighter.'],
  ['pptxgenjs-kayaks.pptx', ', slide 2: Prices', 'Model: Gull; Hour: 12; Day: 50'],
  ['pypdf-owner-locked.pdf', ', page 1', 'Fjord 1290'],
  ['python-docx-arabic.docx', ': اتفاقية الضمان', 'مدة الضمان سنتان'],
  ['python-docx-pairs.docx', '', 'Telephone: 555 0142'],
  ['python-docx-returns.docx', ': Returns', 'Sofas go back within thirty days.'],
  ['python-docx-returns.docx', ': Prices', 'Part: Seat; Number: F-13; Euro: 120'],
  ['python-docx-returns.docx', ': Prices', 'The deposit is forty euros. (Fifty from May on.)'],
  ['quotes.csv', ', row 1', 'question: May I, or may I not?; answer: You may;\nevery day'],
  ['readme.md', ': Dogs', 'Dogs are *welcome*.'],
  ['reportlab-chinese.pdf', ', page 1', '保修期为两年，自购买之日起计算。'],
  ['reportlab-columns.pdf', ', page 1', 'frame is guaranteed.\nLeft line 12'],
  ['reportlab-form.pdf', ', form', 'Boat: Kayak Blue Heron'],
  ['reportlab-japanese.pdf', ', page 1', '十四日以内にお願いいたします。'],
  ['reportlab-korean.pdf', ', page 1', '환불은 구매일로부터 십사 일 이내에'],
  ['reportlab-manual.pdf', ', page 2', 'The pump is cleaned every 14 weeks with fresh water and soap.'],
  ['reportlab-table.pdf', ', page 1', 'Skagen 890'],
  ['shift-jis.csv', ', row 2', '品番: HX-21; 品名: 高圧ホース; 価格: 3400'],
  ['shop.html', ': Harbour shop', 'We mend sails on every weekday'],
  ['shop.html', ': Prices', '| Jib | 212 |'],
  ['tabs.tsv', ', row 2', 'name: sail; price: 212'],
  ['utf-16.csv', ', row 1', 'Größe: Klein; Preis: 9,50; Lager: Köln'],
  ['utf-16be.txt', '', 'Der Kahn heißt Möwe.'],
  ['utf-8-bom.csv', ', row 1', 'Größe: Klein; Preis: 9,50; Lager: Köln'],
  ['windows-1251.txt', '', 'Вернуть товар можно в течение тридцати дней'],
  ['windows-1252.htm', ': Öffnungszeiten', 'Räder müssen früh gebracht werden.'],
  ['windows-1256.txt', '', 'يمكن إرجاع المنتج خلال ثلاثين يوما'],
  ['word-notes.docx', ': Garantie', 'hält sieben Jahre (Ohne Lack.), die Gabel zwei. (Ab Kauf.)'],
  ['word-notes.docx', ': Garantie', 'Der Preis ist neu & fest'],
  ['word-notes.docx', ': Garantie', 'Teil: Speiche; Preis: 3 Euro'],
  ['xlsxwriter-1904.xlsx', ', sheet Old, row 2', 'What: Opening; When: 2026-05-01'],
  ['xlsxwriter-inventory.xlsx', ', sheet 在庫, row 3', '品番: HX-21; 品名: 高圧ホース'],
]

const refused: [string, string][] = [
  ['blank.txt', 'This file is empty.'],
  ['cut-off.docx', 'This Word document is damaged'],
  ['cut-off.pdf', 'This PDF is damaged.'],
  ['cut-off.pptx', 'This presentation is damaged.'],
  ['cut-off.xlsx', 'This workbook is damaged.'],
  ['locked.docx', 'This file is password-protected.'],
  ['old.xls', 'This is an old Office format. Save the file as .xlsx and add it again.'],
  ['only-names.csv', 'This table has no rows.'],
  ['openpyxl-empty.xlsx', 'This table has no rows.'],
  ['pillow-scan.pdf', 'There is no text in this PDF. If it is a scan,'],
  ['pptxgenjs-empty.pptx', 'There is no text in this presentation.'],
  ['pypdf-locked.pdf', 'This PDF is password-protected.'],
  ['python-docx-empty.docx', 'There is no text in this document.'],
]

/** Words of a file that must not be found. */
const leftOut: [string, string][] = [
  ['openpyxl-prices.xlsx', 'We pay'],
  ['pptxgenjs-kayaks.pptx', 'Margins'],
  ['python-docx-returns.docx', 'CONFIDENTIAL HEADER'],
  ['reportlab-manual.pdf', 'Blue Heron Manual'],
  ['reportlab-manual.pdf', 'Page 3'],
  ['reportlab-manual.pdf', 'Chapter'],
  ['contents.txt', 'Cleaning'],
  ['shop.html', 'Imprint'],
  ['word-notes.docx', 'Kapitel'],
  ['xlsxwriter-inventory.xlsx', '秘密'],
]

function readKind(name: string) {
  const content = readFileSync(join(folder, name))
  return extractText(detectKind(name, content.subarray(0, headBytes)), content, name)
}

describe('files of all kinds', () => {
  it.each(read)('parses %s: its section “%s” has “%s”', async (name, place, words) => {
    const { sections } = await readKind(name)
    const texts = sections.filter(({ title }) => title === name + place).map(({ text }) => text)
    expect(texts.join('\n\n')).toContain(words)
  })

  it.each(refused)('refuses %s: %s', async (name, sentence) => {
    await expect(async () => readKind(name)).rejects.toThrow(sentence)
  })

  it.each(leftOut)('leaves out hidden content of %s: “%s”', async (name, words) => {
    const { sections } = await readKind(name)
    expect(sections.map(({ title, text }) => `${title} ${text}`).join('\n')).not.toContain(words)
  })

  it('counts the parts that were left out', async () => {
    expect((await readKind('reportlab-manual.pdf')).leftOut).toMatchObject({
      contentsPages: 1,
      repeatedLines: 2,
    })
    expect((await readKind('openpyxl-prices.xlsx')).leftOut).toEqual({ hiddenSheets: 1 })
    expect((await readKind('pptxgenjs-kayaks.pptx')).leftOut).toEqual({ hiddenSlides: 1 })
  })

  it('tests every file of the folder', () => {
    const testedNames = new Set([...read, ...refused].map(([name]) => name))
    expect(readdirSync(folder).filter((name) => !testedNames.has(name))).toEqual([])
  })
})
