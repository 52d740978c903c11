import type { MountPoint } from './Chat.ts'

/** Selects the dialogs of a page, which may keep the focus. */
export const dialogs = 'dialog,[role$=dialog],[aria-modal]'

const importAvoiding = async () => (await import('./avoidFocusTraps.ts')).avoidFocusTraps

/** Loads the means against focus traps when the page has a dialog, or has taken the focus from the panel. */
export function watchFocus(mount: MountPoint, signal: AbortSignal): void {
  let isLoading = false
  addEventListener(
    'focusin',
    ({ target, relatedTarget }) => {
      if (isLoading || !(target instanceof Element) || target === mount.host) return
      isLoading = relatedTarget === mount.host || !!target.closest(dialogs)
      if (isLoading)
        importAvoiding().then(
          (avoid) => avoid(mount, signal),
          () => (isLoading = false),
        )
    },
    { signal },
  )
}
