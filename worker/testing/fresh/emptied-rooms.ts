/** Rooms that the files before have left and that were emptied since, by their ids. One module for all files of a runtime. */
export const emptied = new Set<string>()
