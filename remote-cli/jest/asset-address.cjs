/** An imported picture is its address in a test. */
module.exports = 'asset';
