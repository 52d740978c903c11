import { Button } from '@mantine/core'
import { readableOn } from '@parley/functions/shared/brand/readableOn'
import type { CSSProperties } from 'react'
import { useRead } from '../../lib/useRead.ts'
import styles from './PublishedHint.module.css'
import { t } from './texts.ts'

/** A website of the owner's: what it calls itself, and its colour as `#rrggbb`, empty where it has none. */
interface OwnSite {
  name: string
  colour: string
}

export interface PublishedHintProps {
  agentId: string
  /** Of the agent's launcher. */
  colour: string
  /** Answers undefined where no site of the owner's is known. */
  readSite: () => Promise<OwnSite | undefined>
  onAdd: () => void
  onNever: () => void
}

/** The next step after a publication, below a page that the launcher has just come onto. */
export function PublishedHint({ agentId, colour, readSite, onAdd, onNever }: PublishedHintProps) {
  // A sketch will do where the site does not answer.
  const read = useRead(['ownSite', agentId], async () => (await readSite()) ?? null)
  return (
    <>
      <SketchedPage site={read.status === 'ready' ? read.data : null} colour={colour} />
      <p>{t('publishedHint')}</p>
      <Button data-autofocus onClick={onAdd}>
        {t('addWidgetToWebsite')}
      </Button>
      <Button variant="subtle" color="gray" onClick={onNever}>
        {t('dontShowAgain')}
      </Button>
    </>
  )
}

/** The owner's own page as far as it is known: its name and colour over lines of text. */
function SketchedPage({ site, colour }: { site: OwnSite | null; colour: string }) {
  const style: CSSProperties & Record<'--site', string> = { '--site': site?.colour || 'var(--line-strong)' }
  return (
    <div className={styles.site} style={style} data-known={site ? true : undefined} aria-hidden="true">
      {site && (
        <p>
          <span style={site.colour ? { color: readableOn(site.colour) } : undefined}>
            {site.name.slice(0, 1)}
          </span>
          <bdi dir="auto">{site.name}</bdi>
        </p>
      )}
      <i />
      <i />
      <i />
      <b style={{ background: colour }} />
    </div>
  )
}
