import { useStoredChoice } from './useStoredChoice.ts'

/** Returns whether an agent takes the whole window, without the navigation; stored in this browser. */
export function useFullscreen(): [boolean, (isFullscreen: boolean) => void] {
  const [choice, choose] = useStoredChoice('fullscreen')
  return [choice === 'on', (isFullscreen) => choose(isFullscreen ? 'on' : null)]
}
