import { formatAgo, formatDateTime } from '../../../lib/formats/formats.ts'
import { t } from './texts.ts'
import type { Version } from './useVersions.ts'
import styles from './Versions.module.css'

interface VersionListProps {
  versions: readonly Version[]
  /** The id of the open version. */
  openAt: number
  onOpen: (at: number) => void
}

export function VersionList({ versions, openAt, onOpen }: VersionListProps) {
  return (
    <ul className={styles.list} aria-label={t('versionHistory')}>
      {versions.map((version) => (
        <li key={version.at}>
          <button
            type="button"
            aria-current={version.at === openAt ? 'true' : undefined}
            onClick={() => onOpen(version.at)}
          >
            <b dir="auto">{version.label || nameOfVersion(version)}</b>
            <span>
              {version.label && `${nameOfVersion(version)} · `}
              <time dateTime={new Date(version.at).toISOString()} title={formatDateTime(version.at)}>
                {formatAgo(version.at)}
              </time>
              {version.byName && (
                <>
                  {' · '}
                  <bdi>{version.byName}</bdi>
                </>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Returns the default name of a version. */
export function nameOfVersion({ version, isPublication }: Version): string {
  return isPublication ? t('published', { version }) : t('keptDraft')
}
