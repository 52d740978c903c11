import { importAgent } from '../../domain/agents/templateFiles/importAgent.ts'
import { previewImport } from '../../domain/agents/templateFiles/previewImport.ts'
import { addKnowledgeFile } from '../../domain/knowledge/sources/addKnowledgeFile.ts'
import { addKnowledgeText } from '../../domain/knowledge/sources/addKnowledgeText.ts'
import { deleteKnowledgeSource } from '../../domain/knowledge/sources/deleteKnowledgeSource.ts'
import { retryKnowledgeSource } from '../../domain/knowledge/sources/retryKnowledgeSource.ts'
import { uploadFile } from '../../domain/knowledge/sources/uploads/uploadFile.ts'
import { readKnowledgePassages } from '../../domain/knowledge/sources/readKnowledgePassages.ts'
import { renameKnowledgeSource } from '../../domain/knowledge/sources/renameKnowledgeSource.ts'
import { replaceKnowledgeFile } from '../../domain/knowledge/sources/replaceKnowledgeFile.ts'
import { excludePage, includePage, retryFailedPages } from '../../domain/knowledge/sites/pages/pages.ts'
import { readBrand } from '../../domain/knowledge/sites/brand/readBrand.ts'
import { readBrandPage } from '../../domain/knowledge/sites/brand/readBrandPage.ts'
import { addSite, cancelSite, changeSite, refreshSite } from '../../domain/knowledge/sites/sites.ts'
import { uploadPicture } from '../../domain/kernel/pictures/uploadPicture.ts'
import { knowledgeCallables } from '../../shared/callables/knowledge.ts'
import { callableGroup } from '../callableGroup.ts'
import { instance } from '../context.ts'
import { secure } from '../secure.ts'

/** The size of a file of 5 MB in base64, and the rest of the request. */
const uploadBytes = 7_000_000
/** The size of a picture of 1 MB in base64, with its name. */
const pictureBytes = 1_500_000
/** The size of the longest pasted text, at three UTF-8 bytes for each character. */
const textBytes = 650_000

export const knowledge = callableGroup('knowledge', {
  previewImport: secure(knowledgeCallables.previewImport, 'user', (caller, input) =>
    previewImport(instance().ports, caller, input),
  ),
  importAgent: secure(knowledgeCallables.importAgent, 'user', (caller, input) =>
    importAgent(instance().ports, caller, input),
  ),
  uploadFile: secure(
    knowledgeCallables.uploadFile,
    'user',
    (caller, input) => uploadFile(instance().ports, caller, input),
    uploadBytes,
  ),
  uploadPicture: secure(
    knowledgeCallables.uploadPicture,
    'user',
    (caller, input) => uploadPicture(instance().ports, caller, input),
    pictureBytes,
  ),
  addKnowledgeFile: secure(knowledgeCallables.addKnowledgeFile, 'user', (caller, input) =>
    addKnowledgeFile(instance().ports, caller, input),
  ),
  addKnowledgeText: secure(
    knowledgeCallables.addKnowledgeText,
    'user',
    (caller, input) => addKnowledgeText(instance().ports, caller, input),
    textBytes,
  ),
  replaceKnowledgeFile: secure(knowledgeCallables.replaceKnowledgeFile, 'user', (caller, input) =>
    replaceKnowledgeFile(instance().ports, caller, input),
  ),
  renameKnowledgeSource: secure(knowledgeCallables.renameKnowledgeSource, 'user', (caller, input) =>
    renameKnowledgeSource(instance().ports, caller, input),
  ),
  readKnowledgePassages: secure(knowledgeCallables.readKnowledgePassages, 'user', (caller, input) =>
    readKnowledgePassages(instance().ports, caller, input),
  ),
  retryKnowledgeSource: secure(knowledgeCallables.retryKnowledgeSource, 'user', (caller, input) =>
    retryKnowledgeSource(instance().ports, caller, input),
  ),
  deleteKnowledgeSource: secure(knowledgeCallables.deleteKnowledgeSource, 'user', (caller, input) =>
    deleteKnowledgeSource(instance().ports, caller, input),
  ),
  readBrand: secure(knowledgeCallables.readBrand, 'user', (caller, input) =>
    readBrand(instance().ports, caller, input),
  ),
  readBrandPage: secure(knowledgeCallables.readBrandPage, 'user', (caller, input) =>
    readBrandPage(instance().ports, caller, input),
  ),
  addSite: secure(knowledgeCallables.addSite, 'user', (caller, input) =>
    addSite(instance().ports, caller, input),
  ),
  changeSite: secure(knowledgeCallables.changeSite, 'user', (caller, input) =>
    changeSite(instance().ports, caller, input),
  ),
  refreshSite: secure(knowledgeCallables.refreshSite, 'user', (caller, input) =>
    refreshSite(instance().ports, caller, input),
  ),
  cancelSite: secure(knowledgeCallables.cancelSite, 'user', cancelSite),
  retryFailedPages: secure(knowledgeCallables.retryFailedPages, 'user', (caller, input) =>
    retryFailedPages(instance().ports, caller, input),
  ),
  excludePage: secure(knowledgeCallables.excludePage, 'user', (caller, input) =>
    excludePage(instance().ports, caller, input),
  ),
  includePage: secure(knowledgeCallables.includePage, 'user', (caller, input) =>
    includePage(instance().ports, caller, input),
  ),
})
