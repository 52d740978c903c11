import { createContext, useContext, type ReactNode } from 'react'

/** The navigation of a phone, which is behind a button; null where it stands beside the page. */
export const NavigationContext = createContext<ReactNode>(null)

export function useNavigationBehind(): ReactNode {
  return useContext(NavigationContext)
}
