import { Button } from '@mantine/core'
import { readableOn } from '@parley/functions/shared/brand/readableOn'
import type { CSSProperties } from 'react'
import { useRead } from '../../lib/live/useRead.ts'
import styles from './PublishedHint.module.css'
import { t } from './texts.ts'
import { firstLetter } from '../../lib/formats/firstLetter.ts'

/** A website of the owner's: its name, and its color as `#rrggbb`, empty when unknown. */
interface OwnSite {
  name: string
  colour: string
}

export interface PublishedHintProps {
  agentId: string
  /** The color of the agent's launcher. */
  colour: string
  /** Returns undefined when no website of the owner's is known. */
  readSite: () => Promise<OwnSite | undefined>
  onAdd: () => void
  onNever: () => void
}

/** Suggests the next step after publishing, below a sketch of a page with the launcher. */
export function PublishedHint({ agentId, colour, readSite, onAdd, onNever }: PublishedHintProps) {
  // When the site does not respond, a generic sketch is shown.
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

/** Sketches the owner's page: its name and color above lines of text. */
function SketchedPage({ site, colour }: { site: OwnSite | null; colour: string }) {
  const style: CSSProperties & Record<'--site', string> = { '--site': site?.colour || 'var(--line-strong)' }
  return (
    <div className={styles.site} style={style} data-known={site ? true : undefined} aria-hidden="true">
      {site && (
        <p>
          <span style={site.colour ? { color: readableOn(site.colour) } : undefined}>
            {firstLetter(site.name)}
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
