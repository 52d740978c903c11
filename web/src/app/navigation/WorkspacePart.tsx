import { useEffect, useState, type ComponentProps } from 'react'
import type { WorkspaceMenu } from '../../features/workspaces/WorkspaceMenu.tsx'
import { WorkspaceButton } from '../../features/workspaces/WorkspaceButton.tsx'
import { useIsFirstViewOver } from '../../lib/firstView/firstView.ts'
import { textsAreHere } from '../../lib/texts/textsOf.ts'
import { showFailure } from '../../lib/toast.ts'

type Menu = typeof WorkspaceMenu

/**
 * The workspace's button, which is rendered at once, and its menu once loaded: it includes the positioning
 * library. The button element stays the same while it is pressed, so that no click is lost.
 */
export function WorkspacePart(props: Omit<ComponentProps<Menu>, 'isOpenAtFirst'>) {
  const isFirstViewOver = useIsFirstViewOver()
  const [isPressed, setPressed] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [LoadedMenu, setMenu] = useState<Menu>()
  const isWanted = isFirstViewOver || isPressed || isAsked

  useEffect(() => {
    if (!isWanted || LoadedMenu) return
    loadMenu().then(
      (menu) => setMenu(() => menu),
      (error: unknown) => {
        setAsked((wasAsked) => {
          if (wasAsked) showFailure(error)
          return false
        })
      },
    )
  }, [isWanted, LoadedMenu])

  useEffect(() => {
    if (!isPressed) return
    // The click event comes after the pointer's release.
    const handleRelease = () => setTimeout(() => setPressed(false))
    window.addEventListener('mouseup', handleRelease)
    return () => window.removeEventListener('mouseup', handleRelease)
  }, [isPressed])

  function handleClick() {
    setAsked(true)
    setPressed(false)
  }

  if (LoadedMenu && !isPressed) return <LoadedMenu {...props} isOpenAtFirst={isAsked} />
  return <WorkspaceButton onMouseDown={() => setPressed(true)} onClick={handleClick} aria-busy={isAsked} />
}

async function loadMenu(): Promise<Menu> {
  const { WorkspaceMenu } = await import('../../features/workspaces/WorkspaceMenu.tsx')
  await textsAreHere()
  return WorkspaceMenu
}
