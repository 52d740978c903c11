import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'

// Parts that the first view does not need, or not at once, are loaded later.
export const SelectBox = lazyComponent(async () => (await import('./SelectBox.tsx')).SelectBox)
export const SearchField = lazyComponent(async () => (await import('../forms/SearchField.tsx')).SearchField)
export const VirtualRows = lazyComponent(async () => (await import('./VirtualRows.tsx')).VirtualRows)
