import { ReceiptPaper } from './ReceiptPaper.tsx'
import styles from './NotFoundReceipt.module.css'
import { t } from '../texts.ts'

const maxCharacters = 40

interface NotFoundReceiptProps {
  /** The HTTP status. */
  code?: 404 | 410
  /** The path without a page; the present one by default. */
  path?: string | undefined
}

/** A receipt for a URL without a page. */
export function NotFoundReceipt({ code = 404, path = location.pathname }: NotFoundReceiptProps) {
  const shown = path.length > maxCharacters ? `${path.slice(0, maxCharacters)}…` : path
  return (
    <div className={styles.slip} aria-hidden="true">
      <ReceiptPaper
        title={t('lostAddress')}
        note={String(code)}
        rows={[]}
        total={{ label: t('nothingHere'), value: '0.0000' }}
      >
        <bdi dir="auto">{breakAtSlashes(shown)}</bdi>
      </ReceiptPaper>
    </div>
  )
}

/** Breaks a URL after slashes if possible, and never at its hyphens. */
function breakAtSlashes(path: string): string {
  return path.replaceAll('-', '\u2011').replace(/(?<!^)\//g, '/\u200B')
}
