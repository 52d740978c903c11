import { Button, EmptyState } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { WorkspaceEntry } from '../../features/workspaces/useWorkspaces.ts'
import { sentenceOf } from '../../lib/errors.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { nameOfRegion } from '../../lib/texts/nameOfRegion.ts'
import { t } from '../texts.ts'

interface RegionFailureProps {
  region: Region
  error: unknown
  /** Workspaces in the other region, which still works. */
  entries: readonly WorkspaceEntry[]
}

/** The screen for a region of the URL that cannot be reached. */
export function RegionFailure({ region, error, entries }: RegionFailureProps) {
  const [other] = entries
  return (
    <EmptyState
      role="alert"
      title={t('regionNotLoaded', { region: nameOfRegion(region) })}
      description={sentenceOf(error)}
    >
      <EmptyState.Actions>
        <Button onClick={() => location.reload()}>{t('loadAgain')}</Button>
        {other && (
          <Button variant="default" component="a" href={webPaths.home(other.region)}>
            {t('goToRegion', { region: nameOfRegion(other.region) })}
          </Button>
        )}
      </EmptyState.Actions>
    </EmptyState>
  )
}
