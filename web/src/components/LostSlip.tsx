import { ReceiptSlip } from './ReceiptSlip.tsx'
import styles from './LostSlip.module.css'
import { t } from './texts.ts'

const mostCharacters = 40

/** The receipt of an address that leads nowhere. `code`: HTTP's for why. */
export function LostSlip({ code = 404 }: { code?: 404 | 410 }) {
  const { pathname } = location
  const shown = pathname.length > mostCharacters ? `${pathname.slice(0, mostCharacters)}…` : pathname
  return (
    <div className={styles.slip} aria-hidden="true">
      <ReceiptSlip
        title={t('lostAddress')}
        note={String(code)}
        rows={[]}
        total={{ label: t('nothingHere'), value: '0.0000' }}
      >
        <bdi dir="auto">{breakAtSlashes(shown)}</bdi>
      </ReceiptSlip>
    </div>
  )
}

/** An address that breaks after a slash where it can, and at none of its hyphens. */
function breakAtSlashes(path: string): string {
  return path.replaceAll('-', '\u2011').replace(/(?<!^)\//g, '/\u200B')
}
