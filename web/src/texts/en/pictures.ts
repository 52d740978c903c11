export const texts = {
  cropTitle: 'Choose what is shown',
  zoom: 'Zoom',
  cancel: 'Cancel',
  usePicture: 'Use picture',
  chooseFile: '{label}: choose a file',
  fileOf: '{label}, file',
  removePicture: 'Remove {label}',
  replacePicture: 'Replace picture',
  uploadPicture: 'Upload picture',
  onlyFiles: 'Only {list} Files',
  maxSize: 'Max size: {megabytes, number} MBs',
  maxSizeOrDrop: 'Max size: {megabytes, number} MBs. You can also drop or paste one.',
} as const
