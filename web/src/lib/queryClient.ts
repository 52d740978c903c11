import { QueryClient } from '@tanstack/react-query'

/**
 * What was read once, by TanStack Query; what is followed goes through `live.ts`. Its keys begin with the
 * person's id, and signing in or out is a full page load, so that nobody sees what another has read.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Firestore and the callables try again themselves; people are told at once.
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
})
