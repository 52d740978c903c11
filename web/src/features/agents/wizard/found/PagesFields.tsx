import { Checkbox } from '@mantine/core'
import type { SitePage } from '../SiteBrand.ts'
import { t } from '../texts.ts'
import type { Wizard } from '../useWizard.ts'
import styles from './Findings.module.css'

interface PagesFieldsProps {
  wizard: Wizard
  pages: readonly SitePage[]
}

/** The first pages that become knowledge; those that are cleared never do. */
export function PagesFields({ wizard: { draft, change }, pages }: PagesFieldsProps) {
  return (
    <>
      <p>{t('firstPagesHint')}</p>
      {pages.map(({ url, title, state }) => (
        <Checkbox
          key={url}
          label={
            <span className={styles.page}>
              <span dir="auto">{title}</span>
              {state === 'failed' && <small>{t('pageFailed')}</small>}
            </span>
          }
          description={<span dir="ltr">{decodePath(url)}</span>}
          checked={!draft.leftOut.includes(url)}
          onChange={(event) =>
            change({
              leftOut: event.currentTarget.checked
                ? draft.leftOut.filter((page) => page !== url)
                : [...draft.leftOut, url],
            })
          }
        />
      ))}
    </>
  )
}

/** Returns the path of a URL as people read it; as it is where it is not encoded in UTF-8. */
function decodePath(url: string): string {
  const { pathname, search } = new URL(url)
  try {
    return decodeURI(pathname + search)
  } catch {
    return pathname + search
  }
}
