import type { LeftOut } from '@parley/functions/shared/knowledge/knowledge'
import { t } from '../texts.ts'

/** Lists what was left out of a file, one sentence each. */
export function leftOutTexts({
  contentsPages = 0,
  repeatedLines = 0,
  pagesWithoutText = 0,
  hiddenSheets = 0,
  hiddenSlides = 0,
}: LeftOut): string[] {
  return [
    contentsPages > 0 && t('contentsLeftOut', { count: contentsPages }),
    repeatedLines > 0 && t('repeatedLinesLeftOut', { count: repeatedLines }),
    pagesWithoutText > 0 && t('pagesWithoutText', { count: pagesWithoutText }),
    hiddenSheets > 0 && t('hiddenSheetsLeftOut', { count: hiddenSheets }),
    hiddenSlides > 0 && t('hiddenSlidesLeftOut', { count: hiddenSlides }),
  ].filter((remark) => remark !== false)
}
