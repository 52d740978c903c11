/** Stands in for `firebase/database` in reactfire, whose file names these in a table as soon as it is loaded. */
function notUsed(): never {
  throw new Error('The Realtime Database is left out of the build.')
}

export {
  notUsed as get,
  notUsed as off,
  notUsed as onChildAdded,
  notUsed as onChildChanged,
  notUsed as onChildMoved,
  notUsed as onChildRemoved,
  notUsed as onValue,
}
